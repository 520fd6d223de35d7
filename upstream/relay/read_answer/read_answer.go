// Package read_answer reads what an upstream server answers.
package read_answer

import (
	"bufio"
	"errors"
	"io"
	"mime"
	"time"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/upstream"
	"rkllmd/upstream/relay/abort_silent"
	"rkllmd/upstream/relay/deliver_chunk"
	"rkllmd/upstream/wire"
	"rkllmd/upstream/wire/ask_server"
	"rkllmd/upstream/wire/parse_chunk"
	"rkllmd/upstream/wire/scan_event"
)

// ReadAnswer asks the server of s what task asks for, and tells the run what it says as it comes. Nothing is read ahead
// of that but what the kernel and a buffer of 4 KiB hold.
//
// **Runs on:** any thread that may wait. It is the run's goroutine. Errors: ask_server's; ErrFailed, where the answer
// is none, or breaks off; the cause of the end of the task's context.
func ReadAnswer(s *upstream.Server, task *upstream.Task) error {
	events := &wire.Events{Silence: s.Options.Silence}
	if events.Silence > 0 {
		events.Timer = time.AfterFunc(events.Silence, abort_silent.AbortSilent(task.Cancel, events.Silence))
		defer events.Timer.Stop()
	}
	answer, err := ask_server.AskServer(task.Context, s, task.Path, task.Body)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	if kind, _, _ := mime.ParseMediaType(answer.Header.Get("Content-Type")); kind != "text/event-stream" {
		return name_error.NameError(generation.ErrFailed, "the upstream server answers with %q where a stream of "+
			"events (text/event-stream) was asked for: is %s right?", kind, s.Options.URL)
	}
	events.Lines = bufio.NewReader(answer.Body)
	for {
		data, err := scan_event.ScanEvent(events)
		switch {
		case err == nil && string(data) != "[DONE]":
		case task.Finish != "":
			return nil
		case err == nil || errors.Is(err, io.EOF):
			return name_error.NameError(generation.ErrFailed, "the upstream server's answer broke off before its end")
		default:
			return name_error.NameError(generation.ErrFailed, "the upstream server's answer broke off: %w", err)
		}
		chunk, err := parse_chunk.ParseChunk(data)
		if err != nil {
			return name_error.NameError(generation.ErrFailed, "the upstream server: %w", err)
		}
		if deliver_chunk.DeliverChunk(task, chunk) {
			return nil
		}
	}
}
