// Package serve_front runs a server beside the loop.
package serve_front

import (
	"rkllmd/cli/serve"
	"rkllmd/server"
	"rkllmd/server/stop_loop"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// ServeFront serves front's clients until it is stopped. If it fails before, the daemon is stopped.
//
// **Runs on:** a goroutine of its own.
func ServeFront(front *serve.Front, loop *server.Loop) {
	log_message.LogMessage(utils.LevelInfo, "listening", "protocol", front.Name, "address", front.Address)
	if front.Plain {
		log_message.LogMessage(utils.LevelWarn,
			"other machines can reach this address, and everybody between them and this one can read the token and "+
				"all texts: give --tls-cert and --tls-key, or let only a proxy that does TLS reach it",
			"address", front.Address)
	}
	if err := front.Serve(); err != nil {
		log_message.LogMessage(utils.LevelError, "stopping: a front-end has failed", "protocol", front.Name, "address",
			front.Address, "error", err)
		stop_loop.StopLoop(loop)
	}
}
