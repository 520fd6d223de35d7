// Package create_loop makes the event loop.
package create_loop

import (
	"cmp"
	"os"

	"golang.org/x/sys/unix"

	"rkllmd/jsonrpc"
	"rkllmd/server"
	"rkllmd/server/destroy_loop"
	"rkllmd/server/open_listener"
	"rkllmd/server/raise_file_limit"
	"rkllmd/server/setup_epoll"
)

// CreateLoop opens the socket and makes the loop that will serve it: from now on clients can connect, and run_event_loop
// answers them. Options that are 0 get their defaults.
//
// **Runs on:** any thread. Errors: why the socket cannot be opened (open_listener), or that the system allows too few open
// files for so many clients; nothing is left behind. A loop that is never run is ended by destroy_loop.
func CreateLoop(options server.Options, s *jsonrpc.Server) (*server.Loop, error) {
	options.MaxClients = cmp.Or(options.MaxClients, server.DefaultMaxClients)
	options.MaxClientsPerUser = cmp.Or(options.MaxClientsPerUser, options.MaxClients)
	options.MaxMessageBytes = cmp.Or(options.MaxMessageBytes, server.DefaultMaxMessageBytes)
	options.MaxPendingBytes = cmp.Or(options.MaxPendingBytes, server.DefaultMaxPendingBytes)
	if err := raise_file_limit.RaiseFileLimit(options.MaxClients); err != nil {
		return nil, err
	}
	listener, err := open_listener.OpenListener(&options)
	if err != nil {
		return nil, err
	}
	l := &server.Loop{
		Options:  options,
		Listener: listener,
		Server:   s,
		UID:      uint32(os.Getuid()),
		EpollFD:  -1,
		WakeFD:   -1,
		Events:   make([]unix.EpollEvent, server.EventsPerTurn),
		Read:     make([]byte, server.ReadBytes),
	}
	if err = setup_epoll.SetupEpoll(l); err != nil {
		destroy_loop.DestroyLoop(l)
		return nil, err
	}
	return l, nil
}
