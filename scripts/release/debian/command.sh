#!/bin/sh
# The commands of the site that is installed as a service: they run as its account, with the environment of its units.
set -eu

if [ "${1-}" != admin ]; then
  echo "Usage: bahai-friends admin [command …]" >&2
  echo "The site itself is a service: systemctl status bahai-friends" >&2
  exit 2
fi
if [ "$(id -u)" != 0 ]; then
  echo "Run this as root: it becomes the account bahai-friends by itself." >&2
  exit 1
fi

# Reads a file as systemd does: each line is NAME=value, perhaps in quotes, and nothing in it is expanded.
read_environment() {
  [ -r "$1" ] || return 0
  while IFS= read -r line || [ -n "$line" ]; do
    name=${line%%=*}
    value=${line#*=}
    case $name in
      "$line" | '' | [0-9]* | *[!A-Za-z0-9_]*) continue ;;
    esac
    case $value in
      \"*\") value=${value#\"} value=${value%\"} ;;
      \'*\') value=${value#\'} value=${value%\'} ;;
    esac
    export "$name=$value"
  done <"$1"
}

export DATA_DIR=/var/lib/bahai-friends
read_environment /etc/bahai-friends.env
read_environment /etc/bahai-friends/environment
# Names of files are relative to the folder in which the command was typed.
export INIT_CWD="$PWD"
# The account may not be able to read the current folder, such as root's.
cd /
exec runuser -u bahai-friends -- /opt/bahai-friends/bahai-friends "$@"
