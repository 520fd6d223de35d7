// The floor of BenchmarkReadMarks: a program that has tokens and writes each to its client at once, as a line.
// Usage: serve_marks SOCKET STREAMS STEPS MICROSECONDS. It waits until STREAMS clients have connected and written something. Then it
// computes STEPS steps, each of so many microseconds, and each step gives every client a token. Then others may come. Ends when it is killed.
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

int main(int argc, char **argv)
{
	struct sockaddr_un address = {.sun_family = AF_UNIX};
	if (argc != 5 || strlen(argv[1]) >= sizeof address.sun_path || atoi(argv[2]) < 1 || atoi(argv[2]) > 1024) {
		fprintf(stderr, "usage: serve_marks SOCKET STREAMS STEPS MICROSECONDS\n");
		return 2;
	}
	strcpy(address.sun_path, argv[1]);
	int streams = atoi(argv[2]), fds[1024], listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
	struct timespec now, step = {.tv_nsec = atoi(argv[4]) * 1000L};
	char text[256];
	if (bind(listener, (struct sockaddr *)&address, sizeof address) < 0 || listen(listener, SOMAXCONN) < 0) {
		perror(argv[1]);
		return 1;
	}
	for (;;) {
		for (int i = 0; i < streams;) {
			fds[i] = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
			if (read(fds[i], text, sizeof text) > 0)
				i++;
			else
				close(fds[i]);
		}
		for (int at = 0; at < atoi(argv[3]); at++) {
			nanosleep(&step, NULL);
			for (int i = 0; i < streams; i++) {
				clock_gettime(CLOCK_MONOTONIC, &now);
				int n = sprintf(text, "{\"token\":\"t%lld \"}\n", now.tv_sec * 1000000000LL + now.tv_nsec);
				if (send(fds[i], text, n, MSG_NOSIGNAL) != n)
					fprintf(stderr, "serve_marks: a client has gone\n");
			}
		}
		for (int i = 0; i < streams; i++)
			close(fds[i]);
	}
}
