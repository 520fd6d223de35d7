// Package log_sidecar_event logs what a host's sidecar says.
package log_sidecar_event

import (
	"encoding/json"

	"rkllmd/swarm"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// LogSidecarEvent writes one line of a host's sidecar to the log. What is no event, such as Node's own words when it fails, is logged as it is.
//
// **Runs on:** any.
func LogSidecarEvent(line []byte) {
	var e swarm.SidecarEvent
	if err := json.Unmarshal(line, &e); err != nil || e.Event == "" {
		log_message.LogMessage(utils.LevelWarn, "the sidecar of the swarm says", "text", string(line))
		return
	}
	switch e.Event {
	case "listening":
		log_message.LogMessage(utils.LevelInfo, "listening in the swarm", "key", e.Key)
	case "connection":
		log_message.LogMessage(utils.LevelInfo, "a swarm client has connected", "key", e.Key, "clients", e.Clients)
	case "closed":
		log_message.LogMessage(utils.LevelInfo, "a swarm client has gone", "key", e.Key, "clients", e.Clients)
	case "refused":
		log_message.LogMessage(utils.LevelWarn, "a swarm client was refused", "key", e.Key, "reason", e.Message)
	default:
		log_message.LogMessage(utils.LevelWarn, "the sidecar of the swarm reports: "+e.Event, "key", e.Key, "message", e.Message)
	}
}
