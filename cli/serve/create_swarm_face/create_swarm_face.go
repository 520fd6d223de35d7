// Package create_swarm_face makes the chat over Hyperswarm a face of the loop.
package create_swarm_face

import (
	"rkllmd/faces/session/drop_session"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/append_fault"
	"rkllmd/faces/swarm/append_greeting"
	"rkllmd/faces/swarm/handle_message"
	"rkllmd/server"
	"rkllmd/server/bind_greeting"
	"rkllmd/server/bind_handler"
	"rkllmd/utils"
)

// CreateSwarmFace makes the face that chats in lines of JSON.
//
// **Runs on:** any thread. It is called before the loop is made.
func CreateSwarmFace(options server.Options, host *swarm.Host) *server.Face {
	options.MaxMessageBytes, options.MessageSetting = swarm.MaxLineBytes, swarm.LineSetting
	return &server.Face{
		Options:     options,
		Framing:     utils.FramingLine,
		Strict:      true,
		Greet:       bind_greeting.BindGreeting(host, append_greeting.AppendGreeting),
		Handle:      bind_handler.BindHandler(host, handle_message.HandleMessage),
		AppendError: append_fault.AppendFault,
		Abandon:     drop_session.DropSession[swarm.Host],
	}
}
