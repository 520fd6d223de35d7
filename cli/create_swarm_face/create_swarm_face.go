// Package create_swarm_face makes the chat over Hyperswarm a face of the loop.
package create_swarm_face

import (
	"rkllmd/completion/abandon_session"
	"rkllmd/server"
	"rkllmd/server/bind_greeting"
	"rkllmd/server/bind_handler"
	"rkllmd/swarm"
	"rkllmd/swarm/append_fault"
	"rkllmd/swarm/greet_client"
	"rkllmd/swarm/handle_message"
	"rkllmd/utils"
)

// CreateSwarmFace makes the face that chats in lines of JSON.
//
// **Runs on:** any thread, before the loop is made.
func CreateSwarmFace(options server.Options, host *swarm.Host) *server.Face {
	options.MaxMessageBytes, options.MessageSetting = swarm.MaxLineBytes, swarm.LineSetting
	return &server.Face{
		Options:     options,
		Framing:     utils.FramingLine,
		Strict:      true,
		Greet:       bind_greeting.BindGreeting(host, greet_client.GreetClient),
		Handle:      bind_handler.BindHandler(host, handle_message.HandleMessage),
		AppendError: append_fault.AppendFault,
		Abandon:     abandon_session.AbandonSession[swarm.Host],
	}
}
