// Package websocket_generation holds the types and constants of its room: generations over WebSocket.
package websocket_generation

import (
	"time"

	"rkllmd/faces/stream"
)

// OperationFeedback is the status that acknowledges feedback.
const OperationFeedback = "feedback"

// StopLimit is how long stop_connections waits for the close frames of clients.
const StopLimit = time.Second

// StopReason is what they are told.
const StopReason = "the daemon is stopping"

// MaxFeedbackBytes is the longest text of a feedback message.
const MaxFeedbackBytes = 4 << 10

// LoadingPoll is how often a config that waits for a model looks how far that has come.
const LoadingPoll = 100 * time.Millisecond

// RateWords tell a client that it has started too many generations: how many a minute it may, and the seconds to wait.
const RateWords = "a client may start %d generations a minute; wait %.1f seconds"

// Defaults of Options.
const (
	DefaultFirst = 30 * time.Second
	DefaultPing  = 20 * time.Second
)

// Message is what a client has sent. What Type says of the others is filled in.
type Message struct {
	Type     string
	Config   stream.Config
	Control  stream.Control
	Feedback stream.Feedback
}

// FeedbackLine is what is written of a feedback message.
type FeedbackLine struct {
	Time      time.Time `json:"time"`
	RequestID string    `json:"request_id,omitempty"`
	Model     string    `json:"model,omitempty"`
	Rating    float64   `json:"rating"`
	Text      string    `json:"text,omitempty"`
	Position  *int      `json:"position,omitempty"`
}
