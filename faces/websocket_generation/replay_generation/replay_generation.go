// Package replay_generation sends again what a client has missed.
package replay_generation

import (
	"rkllmd/faces/stream/convert_event"
	"rkllmd/faces/stream/create_answer"
	"rkllmd/faces/stream/format_message"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/queue_message"
)

// ReplayGeneration sends to the connection of g the init message, the token messages but for those that were received,
// and the last message, as far as they are there. They are the messages that were sent before, except that the option
// cumulative is off: the text so far does not stand in each of them. They do not count as pending.
//
// **Runs on:** any thread. It does not wait. **Holds:** g.Mu (the caller); takes the connection's.
func ReplayGeneration(g *websocket.Generation, received int) {
	if g.Init != nil {
		queue_message.QueueMessage(g.Conn, g.Init, true)
	}
	options := g.Config.Options
	options.Cumulative = false
	answer := create_answer.CreateAnswer(g.Config.Input, options)
	answer.Started, answer.Last = g.Answer.Started, g.Answer.Started
	var messages []any
	for _, event := range g.Tokens {
		messages = append(messages, convert_event.ConvertEvent(answer, event)...)
	}
	if g.Last != nil && answer.Waiting != nil && options.Stream {
		messages = append(messages, *answer.Waiting)
	}
	for _, message := range messages[min(received, len(messages)):] {
		queue_message.QueueMessage(g.Conn, format_message.FormatMessage(message), true)
	}
	if g.Last != nil {
		queue_message.QueueMessage(g.Conn, g.Last, true)
	}
}
