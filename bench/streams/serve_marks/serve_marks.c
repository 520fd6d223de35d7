// The floor of BenchmarkReadMarks: a program that has tokens and writes each to its client at once, as a line.
// Usage: serve_marks SOCKET STREAMS STEPS MICROSECONDS STAMP, where SOCKET is a path, or a port of 127.0.0.1. It waits until STREAMS clients have connected and written something. Then it
// computes STEPS steps, each of so many microseconds, and each step gives every client a token. Then others may come. A token is the time at which it is written, or, if STAMP is "logits", that at which its step was computed. Ends when it is killed.
#define _GNU_SOURCE
#include <netinet/in.h>
#include <netinet/tcp.h>
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
	struct sockaddr_in port = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
	if (argc != 6 || strlen(argv[1]) >= sizeof address.sun_path || atoi(argv[2]) < 1 || atoi(argv[2]) > 1024) {
		fprintf(stderr, "usage: serve_marks SOCKET STREAMS STEPS MICROSECONDS STAMP\n");
		return 2;
	}
	strcpy(address.sun_path, argv[1]);
	port.sin_port = htons(atoi(argv[1]));
	int tcp = atoi(argv[1]) > 0, logits = !strcmp(argv[5], "logits"), yes = 1;
	int streams = atoi(argv[2]), fds[1024], listener = socket(tcp ? AF_INET : AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
	int bound = tcp ? bind(listener, (struct sockaddr *)&port, sizeof port) :
			  bind(listener, (struct sockaddr *)&address, sizeof address);
	struct timespec now, step = {.tv_nsec = atoi(argv[4]) * 1000L};
	char text[256];
	if (bound < 0 || listen(listener, SOMAXCONN) < 0) {
		perror(argv[1]);
		return 1;
	}
	for (;;) {
		for (int i = 0; i < streams;) {
			fds[i] = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
			if (tcp)
				setsockopt(fds[i], IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
			if (read(fds[i], text, sizeof text) > 0)
				i++;
			else
				close(fds[i]);
		}
		for (int at = 0; at < atoi(argv[3]); at++) {
			nanosleep(&step, NULL);
			clock_gettime(CLOCK_MONOTONIC, &now);
			long long computed = now.tv_sec * 1000000000LL + now.tv_nsec;
			for (int i = 0; i < streams; i++) {
				clock_gettime(CLOCK_MONOTONIC, &now);
				int n = sprintf(text, "{\"token\":\"t%lld \"}\n", logits ? computed : now.tv_sec * 1000000000LL + now.tv_nsec);
				if (send(fds[i], text, n, MSG_NOSIGNAL) != n)
					fprintf(stderr, "serve_marks: a client has gone\n");
			}
		}
		for (int i = 0; i < streams; i++)
			close(fds[i]);
	}
}
