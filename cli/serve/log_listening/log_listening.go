// Package log_listening logs that the daemon listens.
package log_listening

import (
	"rkllmd/cli"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// LogListening logs that the daemon listens, on which sockets and within which limits.
//
// **Runs on:** any thread.
func LogListening(settings cli.Settings) {
	server, limits := settings.Server, settings.Limits
	log_message.LogMessage(utils.LevelInfo, "listening", "socket", server.Path, "max_clients", server.MaxClients,
		"max_message_bytes", server.MaxMessageBytes, "max_pending_bytes", server.MaxPendingBytes,
		"max_queued", limits.Queue, "max_queued_per_client", limits.QueuePerConnection,
		"uma_socket", settings.UMA.Path, "swarm_socket", settings.Swarm.Path)
}
