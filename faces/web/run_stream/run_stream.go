// Package run_stream sends the messages of a generation while it runs.
package run_stream

import (
	"context"
	"errors"
	"net/http"
	"os"
	"time"

	"rkllmd/faces/web"
	"rkllmd/faces/web/abort_runs"
	"rkllmd/faces/web/flush_stream"
	"rkllmd/generation"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// RunStream writes the messages of runs to w as they come, and returns when the last one is written, or the client is
// gone and all runs have ended. A header says which upstream server's model answers, if one does. The end of ctx ends
// the runs: the client is gone, its time is over, or the daemon stops.
//
// **Runs on:** the request's goroutine.
func RunStream(ctx context.Context, stream *web.Stream, w http.ResponseWriter, runs ...*generation.Run) {
	for _, run := range runs {
		if run.Backend.Capabilities.Relays {
			w.Header().Set(web.AnsweredBy, run.Backend.Model.Name)
		}
	}
	ping := time.NewTicker(web.PingTime)
	defer ping.Stop()
	stop := ctx.Done()
	var broken error
	for ended := 0; ended < len(runs); {
		silent := false
		select {
		case <-stream.Wake:
		case <-runs[ended].Done:
			ended++
		case <-ping.C:
			silent = stream.Events && !stream.Lines
		case <-stop:
			stop = nil
			stream.Mu.Lock()
			stream.TimedOut = errors.Is(ctx.Err(), context.DeadlineExceeded)
			stream.Mu.Unlock()
			abort_runs.AbortRuns(runs)
		}
		if silent && broken == nil {
			stream.Mu.Lock()
			stream.Out = append(stream.Out, ": the generation goes on\n\n"...)
			stream.Mu.Unlock()
		}
		if broken == nil {
			if broken = flush_stream.FlushStream(stream, w); broken != nil {
				abort_runs.AbortRuns(runs)
			}
		}
	}
	switch {
	case broken == nil:
		// for the end of this answer
		_ = stream.Control.SetWriteDeadline(time.Now().Add(web.WriteTime))
	case ctx.Err() == nil, errors.Is(broken, web.ErrSlow), errors.Is(broken, os.ErrDeadlineExceeded):
		log_message.LogMessage(utils.LevelWarn, "a client of HTTP was cut off", "generation", stream.Answer.ID,
			"reason", broken)
	}
}
