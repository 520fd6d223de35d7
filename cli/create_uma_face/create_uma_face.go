// Package create_uma_face makes UMA a face of the loop.
package create_uma_face

import (
	"rkllmd/completion/abandon_session"
	"rkllmd/server"
	"rkllmd/server/bind_handler"
	"rkllmd/uma"
	"rkllmd/uma/append_fault"
	"rkllmd/uma/handle_message"
	"rkllmd/utils"
)

// CreateUMAFace makes the face that speaks UMA: length-prefixed JSON, or with newline lines of text.
//
// **Runs on:** any thread, before the loop is made.
func CreateUMAFace(options server.Options, host *uma.Host, newline bool) *server.Face {
	framing := utils.FramingLength
	if newline {
		framing = utils.FramingLine
	}
	options.MessageSetting = uma.FrameSetting
	return &server.Face{
		Options:     options,
		Framing:     framing,
		Strict:      true,
		Handle:      bind_handler.BindHandler(host, handle_message.HandleMessage),
		AppendError: append_fault.AppendFault,
		Abandon:     abandon_session.AbandonSession[uma.Host],
	}
}
