// Package send_notice tells the service manager how the daemon is.
package send_notice

import (
	"fmt"

	"golang.org/x/sys/unix"
)

// SendNotice sends text, lines NAME=VALUE, to the service manager's socket at address, a path or, behind an @, an
// abstract name; "": nobody wants to know. It does not wait.
//
// **Runs on:** any thread. Follows sd_notify(3). Errors: the service manager cannot be told.
func SendNotice(address, text string) error {
	if address == "" {
		return nil
	}
	if address[0] != '/' && address[0] != '@' {
		return fmt.Errorf("NOTIFY_SOCKET is %q, neither a path nor an abstract socket", address)
	}
	fd, err := unix.Socket(unix.AF_UNIX, unix.SOCK_DGRAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return fmt.Errorf("socket: %w", err)
	}
	defer unix.Close(fd)
	if err = unix.Sendto(fd, []byte(text), unix.MSG_DONTWAIT|unix.MSG_NOSIGNAL, &unix.SockaddrUnix{
		Name: address}); err != nil {
		return fmt.Errorf("%s: %w", address, err)
	}
	return nil
}
