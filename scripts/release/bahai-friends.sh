#!/bin/sh
# Runs the site and its commands with the Node that lies beside this file.
set -eu

usage() {
  echo "Usage: bahai-friends start | sender | admin [command …]" >&2
  exit 2
}

# npm sets this variable to the folder in which a command was typed: names of files are relative to it.
INIT_CWD=${INIT_CWD:-$PWD}
export INIT_CWD
cd "$(dirname "$(readlink -f "$0")")"
[ $# -gt 0 ] || usage
program=$1
shift
case $program in
  start) entry=main ;;
  sender | admin) entry=$program ;;
  *) usage ;;
esac

node=node_modules/.bin/node
if ! said=$("$node" --version 2>&1); then
  echo "Node cannot start on this machine: $said" >&2
  echo "It needs Linux on $(cat node_modules/.platform) with glibc 2.28 or newer, libatomic and libstdc++ (on Debian: apt-get install libatomic1 libstdc++6). If the disk was full when it was unpacked: make room, and unpack it again." >&2
  exit 1
fi
# As in the units of deploy/: one pool of memory for all threads, given back when it is free, small steps of collecting.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX-1}" MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_-131072}"
export NODE_OPTIONS="${NODE_OPTIONS---max-semi-space-size=1 --v8-pool-size=1}"
exec "$node" "apps/server/dist/$entry.js" "$@"
