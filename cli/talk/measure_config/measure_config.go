// Package measure_config measures what a chat asks.
package measure_config

import "rkllmd/faces/stream"

// MeasureConfig returns how many bytes the messages of config have.
//
// **Runs on:** any thread.
func MeasureConfig(config stream.Config) (bytes int) {
	for _, message := range config.Messages {
		bytes += len(*message.Content)
	}
	return bytes
}
