FROM python:3.13-slim

ENV PYTHONUNBUFFERED=1 DATABASE_PATH=/data/kozyr.sqlite3 HTTP_LISTEN=0.0.0.0:8080
WORKDIR /app

COPY requirements/run.txt requirements/
RUN pip install --no-cache-dir --require-hashes -r requirements/run.txt

COPY games games
COPY bot bot
COPY locales locales
RUN python -m compileall -q games bot

RUN useradd --system kozyr && install -d -o kozyr /data
USER kozyr
VOLUME /data

# compose.yaml repeats it; a test keeps the two equal.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as web; web.urlopen('http://127.0.0.1:' + os.environ['HTTP_LISTEN'].rpartition(':')[2] + '/healthz', timeout=4)"]

CMD ["python", "-m", "bot"]
