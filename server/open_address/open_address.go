// Package open_address opens the socket of a server beside the loop.
package open_address

import (
	"cmp"
	"errors"
	"fmt"
	"net"
	"os"

	"golang.org/x/sys/unix"

	"rkllmd/server"
	"rkllmd/server/cleanup_socket"
	"rkllmd/server/open_listener"
	"rkllmd/utils/describe_system_error"
)

// OpenAddress opens a. A Unix socket is made as the loop's are (open_listener: locked, a dead one replaced), for the
// daemon's user and root alone: then file is what cleanup_socket takes, after listener is closed. It is nil for TCP,
// and for a socket that the service manager has made, whose file stays. setting names where a comes from, for messages.
//
// **Runs on:** any thread. Errors: why the address cannot be had; nothing is left behind.
func OpenAddress(a server.Address, setting string) (listener net.Listener, file *server.Listener, err error) {
	if a.Unix == "" && a.Inherited == 0 {
		listener, err = net.Listen("tcp", a.Host)
		switch {
		case errors.Is(err, unix.EADDRINUSE):
			return nil, nil, fmt.Errorf("%s: cannot listen on %s: another program does: stop it, or choose "+
				"another port", setting, a.Host)
		case err != nil:
			return nil, nil, fmt.Errorf("%s: cannot listen on %s: %w", setting, a.Host,
				describe_system_error.DescribeSystemError(err))
		}
		return listener, nil, nil
	}
	if file, err = open_listener.OpenListener(&server.Options{Path: a.Unix, Setting: setting,
		Inherited: a.Inherited}); err != nil {
		return nil, nil, err
	}
	socket := os.NewFile(uintptr(file.FD), a.Unix)
	file.FD = -1
	defer socket.Close()
	if listener, err = net.FileListener(socket); err != nil { // it has a descriptor of its own
		cleanup_socket.CleanupSocket(file)
		return nil, nil, fmt.Errorf("%s: cannot listen on %s: %w", setting, cmp.Or(a.Unix, a.Host),
			describe_system_error.DescribeSystemError(err))
	}
	if a.Inherited > 0 {
		return listener, nil, nil
	}
	return listener, file, nil
}
