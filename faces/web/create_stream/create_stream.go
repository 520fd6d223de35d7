// Package create_stream makes the way of a generation's messages.
package create_stream

import (
	"net/http"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/create_answer"
	"rkllmd/faces/web"
)

// CreateStream returns the stream that brings the messages of a generation to w: all of them as server-sent events, or,
// if config asks for no stream, only the last one, which then has the timing too. It is for the model of host.Hub until
// the caller says otherwise.
//
// **Runs on:** the request's goroutine.
func CreateStream(host *web.Host, w http.ResponseWriter, config stream.Config) *web.Stream {
	s := &web.Stream{Host: host, Hub: host.Hub, Control: http.NewResponseController(w), Events: config.Options.Stream,
		Wake: make(chan struct{}, 1)}
	options := config.Options
	options.IncludeTiming = options.IncludeTiming || !config.Options.Stream
	s.Answer = create_answer.CreateAnswer(config.Input, options)
	return s
}
