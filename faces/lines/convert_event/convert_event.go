// Package convert_event turns an event of a run into a line.
package convert_event

import (
	"encoding/json"
	"math"
	"time"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/convert_token"
	"rkllmd/generation"
)

// ConvertEvent returns what is written of an event of the run with this id.
//
// **Runs on:** any thread.
func ConvertEvent(id json.RawMessage, event generation.Event) lines.Event {
	line := lines.Event{ID: id}
	switch event.Kind {
	case generation.EventQueued:
		line.Event, line.Position = "queued", &event.Position
	case generation.EventTruncated:
		line.Event, line.Dropped = "truncated", event.Dropped
	case generation.EventToken:
		line.Event, line.Token = "token", convert_token.ConvertToken(event.Token)
	case generation.EventDone:
		line.Event, line.Done = "done", &lines.Done{Reason: event.Reason, StopText: event.StopText, Seed: event.Seed,
			Usage: lines.Usage(event.Usage)}
		if event.Err != nil {
			line.Done.Error = event.Err.Error()
		}
		if event.Reason == generation.ReasonStop && event.EndToken >= 0 {
			line.Done.EndToken = &event.EndToken
		}
		for _, one := range []struct {
			to   *float64
			from time.Duration
		}{
			{&line.Done.Timings.Queued, event.Timings.Queued}, {&line.Done.Timings.Prefill, event.Timings.Prefill},
			{&line.Done.Timings.FirstToken, event.Timings.FirstToken}, {&line.Done.Timings.Total, event.Timings.Total},
		} {
			*one.to = math.Round(one.from.Seconds()*1e6) / 1e3
		}
	}
	return line
}
