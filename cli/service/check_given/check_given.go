// Package check_given checks a socket that the service manager hands over.
package check_given

import (
	"errors"
	"fmt"
	"net"
	"strconv"

	"golang.org/x/sys/unix"

	"rkllmd/server"
)

// CheckGiven returns where the socket fd listens, and makes it non-blocking.
//
// **Runs on:** any thread. Errors: it is no stream socket that listens, or neither a Unix nor an IP socket.
func CheckGiven(fd int) (address server.Address, err error) {
	kind, err := unix.GetsockoptInt(fd, unix.SOL_SOCKET, unix.SO_TYPE)
	if err != nil {
		return address, errors.New("it is no socket")
	}
	listens, err := unix.GetsockoptInt(fd, unix.SOL_SOCKET, unix.SO_ACCEPTCONN)
	if err != nil || listens == 0 || kind != unix.SOCK_STREAM {
		return address, errors.New("it is no stream socket that listens: ListenStream= with Accept=no would be right")
	}
	name, err := unix.Getsockname(fd)
	if err == nil {
		err = unix.SetNonblock(fd, true)
	}
	if err != nil {
		return address, fmt.Errorf("it cannot be used: %w", err)
	}
	address.Inherited = fd
	switch name := name.(type) {
	case *unix.SockaddrUnix:
		address.Unix, address.Loopback = name.Name, true
	case *unix.SockaddrInet4:
		address.Host = net.JoinHostPort(net.IP(name.Addr[:]).String(), strconv.Itoa(name.Port))
		address.Loopback = net.IP(name.Addr[:]).IsLoopback()
	case *unix.SockaddrInet6:
		address.Host = net.JoinHostPort(net.IP(name.Addr[:]).String(), strconv.Itoa(name.Port))
		address.Loopback = net.IP(name.Addr[:]).IsLoopback()
	default:
		return address, errors.New("it is neither a Unix socket nor one of TCP")
	}
	return address, nil
}
