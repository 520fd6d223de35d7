// Package websocket_meter notes what a front-end tells of its work.
package websocket_meter

import (
	"rkllmd/generation"
	"rkllmd/tests/support/faces/websocket_note"
	"rkllmd/tests/support/generation/generation_record"
)

// Told is what a meter was told, under the Mu of its record of events.
type Told struct {
	generation_record.Record
	Errors  []string
	Clients []int
	Ratings []float64
}

// WebsocketMeter returns a meter, and what it is told.
func WebsocketMeter() (*Told, generation.Meter) {
	told := &Told{}
	return told, generation.Meter{
		OnEvent:    generation_record.GenerationRecord(&told.Record),
		OnError:    websocket_note.WebsocketNote(&told.Mu, &told.Errors),
		OnClients:  websocket_note.WebsocketNote(&told.Mu, &told.Clients),
		OnFeedback: websocket_note.WebsocketNote(&told.Mu, &told.Ratings),
	}
}
