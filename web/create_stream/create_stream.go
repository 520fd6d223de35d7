// Package create_stream makes the way of a generation's messages.
package create_stream

import (
	"net/http"

	"rkllmd/completion"
	"rkllmd/completion/begin_answer"
	"rkllmd/web"
)

// CreateStream returns the way of the messages that config asks for to w: as server-sent events, or only the last one, which then has the timing
// too.
//
// **Runs on:** the request's goroutine.
func CreateStream(host *web.Host, w http.ResponseWriter, config completion.Config) *web.Stream {
	stream := &web.Stream{Host: host, Control: http.NewResponseController(w), Events: config.Options.Stream, Wake: make(chan struct{}, 1)}
	options := config.Options
	options.IncludeTiming = options.IncludeTiming || !config.Options.Stream
	stream.Answer = begin_answer.BeginAnswer(config.Input, options)
	return stream
}
