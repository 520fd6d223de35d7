// Package append_greeting tells a client where it is.
package append_greeting

import (
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/append_message"
	"rkllmd/faces/swarm/read_model"
)

// AppendGreeting appends server_info. It is the face's Greet.
//
// **Runs on:** the loop. Follows docs/protocols/swarm-chat.md, "server_info".
func AppendGreeting(host *swarm.Host, greeting []byte) []byte {
	info := swarm.ServerInfo{HostName: host.Name, Model: read_model.ReadModel(host), Status: swarm.StatusReady,
		Version: swarm.Version}
	if host.Chats.Load() >= int64(host.MaxChats) {
		info.Status = swarm.StatusBusy
	}
	return append_message.AppendMessage(greeting, swarm.Message{Type: swarm.TypeServerInfo, Payload: info})
}
