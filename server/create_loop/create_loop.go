// Package create_loop makes the event loop.
package create_loop

import (
	"cmp"
	"os"
	"slices"

	"golang.org/x/sys/unix"

	"rkllmd/rkllm"
	"rkllmd/server"
	"rkllmd/server/close_loop"
	"rkllmd/server/open_listener"
	"rkllmd/server/set_file_limit"
	"rkllmd/server/setup_epoll"
)

// CreateLoop opens the sockets of faces, one at least, and makes the loop that will serve them: from now on clients can
// connect, and run_event_loop answers them. Options that are 0 get their defaults. rt is stopped when the loop is.
//
// **Runs on:** any thread. Errors: why a socket cannot be opened (open_listener), or that the system allows too few
// open files for so many clients; nothing is left behind. A loop that is never run is ended by close_loop.
func CreateLoop(rt *rkllm.Runtime, faces ...*server.Face) (*server.Loop, error) {
	l := &server.Loop{
		Faces:   faces,
		Runtime: rt,
		UID:     uint32(os.Getuid()),
		EpollFD: -1,
		WakeFD:  -1,
		Events:  make([]unix.EpollEvent, server.EventsPerTurn),
		Read:    make([]byte, server.ReadBytes),
	}
	for _, face := range slices.Backward(faces) { // who sees the first one's socket finds all
		options := &face.Options
		options.Setting = cmp.Or(options.Setting, server.DefaultSetting)
		options.TimeoutSetting = cmp.Or(options.TimeoutSetting, server.DefaultTimeoutSetting)
		options.MaxClients = cmp.Or(options.MaxClients, server.DefaultMaxClients)
		options.MaxClientsPerUser = cmp.Or(options.MaxClientsPerUser, options.MaxClients)
		options.MaxMessageBytes = cmp.Or(options.MaxMessageBytes, server.DefaultMaxMessageBytes)
		options.MaxPendingBytes = cmp.Or(options.MaxPendingBytes, server.DefaultMaxPendingBytes)
		err := set_file_limit.SetFileLimit(options.MaxClients)
		if err == nil {
			face.Listener, err = open_listener.OpenListener(options)
		}
		if err != nil {
			close_loop.CloseLoop(l)
			return nil, err
		}
	}
	if err := setup_epoll.SetupEpoll(l); err != nil {
		close_loop.CloseLoop(l)
		return nil, err
	}
	return l, nil
}
