// Package replay_generation sends again what a client has missed.
package replay_generation

import (
	"rkllmd/completion/begin_answer"
	"rkllmd/completion/convert_event"
	"rkllmd/completion/encode_message"
	"rkllmd/websocket"
	"rkllmd/websocket/queue_message"
)

// ReplayGeneration sends to the connection of g the init message, the token messages but for those that were received, and the last message, as far as they are there.
// They are what was sent before, but that the text so far is not repeated for ever (the option cumulative); and they do not count as pending.
//
// **Runs on:** any; it does not wait. **Holds:** g.Mu (the caller); takes the connection's.
func ReplayGeneration(g *websocket.Generation, received int) {
	if g.Init != nil {
		queue_message.QueueMessage(g.Conn, g.Init, true)
	}
	options := g.Config.Options
	options.Cumulative = false
	answer := begin_answer.BeginAnswer(g.Config.Input, options)
	answer.Started, answer.Last = g.Answer.Started, g.Answer.Started
	var messages []any
	for _, event := range g.Tokens {
		messages = append(messages, convert_event.ConvertEvent(answer, event)...)
	}
	if g.Last != nil && answer.Waiting != nil && options.Stream {
		messages = append(messages, *answer.Waiting)
	}
	for _, message := range messages[min(received, len(messages)):] {
		queue_message.QueueMessage(g.Conn, encode_message.EncodeMessage(message), true)
	}
	if g.Last != nil {
		queue_message.QueueMessage(g.Conn, g.Last, true)
	}
}
