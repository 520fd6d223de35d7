// A bare epoll server that sends back what it reads: the floor below which no server on this machine can go.
// Usage: serve_echo SOCKET. Ends when it is killed.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

int main(int argc, char **argv)
{
	static char buffer[65536];
	struct sockaddr_un address = {.sun_family = AF_UNIX};
	if (argc != 2 || strlen(argv[1]) >= sizeof address.sun_path) {
		fprintf(stderr, "usage: serve_echo SOCKET\n");
		return 2;
	}
	strcpy(address.sun_path, argv[1]);
	int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
	int epoll = epoll_create1(EPOLL_CLOEXEC);
	struct epoll_event event = {.events = EPOLLIN, .data.fd = listener};
	if (bind(listener, (struct sockaddr *)&address, sizeof address) < 0 || listen(listener, SOMAXCONN) < 0 ||
	    epoll_ctl(epoll, EPOLL_CTL_ADD, listener, &event) < 0) {
		perror(argv[1]);
		return 1;
	}
	for (;;) {
		struct epoll_event events[64];
		int count = epoll_wait(epoll, events, 64, -1);
		for (int i = 0; i < count; i++) {
			int fd = events[i].data.fd;
			if (fd == listener) {
				event.data.fd = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
				epoll_ctl(epoll, EPOLL_CTL_ADD, event.data.fd, &event);
				continue;
			}
			ssize_t n = read(fd, buffer, sizeof buffer);
			if (n <= 0 || write(fd, buffer, n) != n)
				close(fd);
		}
	}
}
