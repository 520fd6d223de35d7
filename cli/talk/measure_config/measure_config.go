// Package measure_config measures what a chat asks.
package measure_config

import (
	"encoding/json"

	"rkllmd/cli"
	"rkllmd/faces/stream"
)

// MeasureConfig returns how many bytes the messages of config have.
//
// **Runs on:** any thread.
func MeasureConfig(config stream.Config) (bytes int) {
	var messages []cli.Turn
	_ = json.Unmarshal(config.Messages, &messages)
	for _, message := range messages {
		bytes += len(message.Content)
	}
	return bytes
}
