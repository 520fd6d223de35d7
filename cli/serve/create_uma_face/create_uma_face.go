// Package create_uma_face makes UMA a face of the loop.
package create_uma_face

import (
	"rkllmd/faces/session/drop_session"
	"rkllmd/faces/uma"
	"rkllmd/faces/uma/append_fault"
	"rkllmd/faces/uma/handle_message"
	"rkllmd/server"
	"rkllmd/server/bind_handler"
	"rkllmd/utils"
)

// CreateUMAFace makes the face that speaks UMA: length-prefixed JSON, or with newline lines of text.
//
// **Runs on:** any thread. It is called before the loop is made.
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
		Abandon:     drop_session.DropSession[uma.Host],
	}
}
