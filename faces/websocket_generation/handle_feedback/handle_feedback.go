// Package handle_feedback takes what a client thinks of an answer.
package handle_feedback

import (
	"cmp"
	"encoding/json"
	"time"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/describe_done"
	"rkllmd/faces/stream/format_message"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/queue_message"
	"rkllmd/faces/websocket_generation"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// HandleFeedback counts feedback, writes it to Options.Feedback as a line of JSON, if there is one, and acknowledges it
// by a status message. It is about the last generation of the connection unless it names another one. The line has
// neither prompt nor answer.
//
// **Runs on:** the connection's reader. **Holds:** takes Host.Writing; the generation's Mu. Follows
// docs/protocols/web-streaming.md, "Feedback message".
func HandleFeedback(c *websocket.Connection, feedback stream.Feedback) {
	host := c.Host
	host.Meter.OnFeedback(*feedback.Rating)
	line := websocket_generation.FeedbackLine{Time: time.Now().UTC(), RequestID: feedback.RequestID,
		Rating: *feedback.Rating, Text: feedback.Text, Position: feedback.Position}
	if g := c.Generation; g != nil {
		g.Mu.Lock()
		line.RequestID, line.Model = cmp.Or(line.RequestID, g.ID), g.Model
		g.Mu.Unlock()
	}
	words := "The feedback was counted."
	if out := host.Options.Feedback; out != nil {
		text, _ := json.Marshal(line) // all of it can be written
		host.Writing.Lock()
		_, err := out.Write(append(text, '\n'))
		host.Writing.Unlock()
		if words = "The feedback was stored."; err != nil {
			words = "The feedback was counted, but could not be stored."
			log_message.LogMessage(utils.LevelWarn, "feedback could not be stored", "error", err)
		}
	}
	done := describe_done.DescribeDone(line.RequestID, websocket_generation.OperationFeedback, words)
	queue_message.QueueMessage(c, format_message.FormatMessage(done), false)
}
