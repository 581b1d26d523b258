FROM python:3.13-slim

ENV PYTHONUNBUFFERED=1 DATABASE_PATH=/data/kozyr.sqlite3
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

CMD ["python", "-m", "bot"]
