// Package log_sidecar_event logs what a host's sidecar says.
package log_sidecar_event

import (
	"encoding/json"

	"rkllmd/faces/swarm"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// LogSidecarEvent writes one line of the sidecar of the host with that server id to the log. What is no event, such as
// Node's own words when it fails, is logged as it is.
//
// **Runs on:** any thread.
func LogSidecarEvent(id string, line []byte) {
	var e swarm.SidecarEvent
	if err := json.Unmarshal(line, &e); err != nil || e.Event == "" {
		log_message.LogMessage(utils.LevelWarn, "the sidecar of the swarm says", "text", string(line))
		return
	}
	switch e.Event {
	case "listening":
		log_message.LogMessage(utils.LevelInfo, "listening in the swarm", "server_id", id, "key", e.Key)
	case "connection":
		log_message.LogMessage(utils.LevelInfo, "a swarm client has connected", "key", e.Key, "clients", e.Clients)
	case "closed":
		attributes := []any{"key", e.Key, "clients", e.Clients}
		if e.Message != "" {
			attributes = append(attributes, "reason", e.Message)
		}
		log_message.LogMessage(utils.LevelInfo, "a swarm client has gone", attributes...)
	case "refused":
		log_message.LogMessage(utils.LevelWarn, "a swarm client was refused", "key", e.Key, "reason", e.Message)
	default:
		log_message.LogMessage(utils.LevelWarn, "the sidecar of the swarm reports: "+e.Event, "key", e.Key, "message",
			e.Message)
	}
}
