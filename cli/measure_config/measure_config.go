// Package measure_config measures what a chat asks.
package measure_config

import "rkllmd/completion"

// MeasureConfig returns how many bytes the messages of config have.
//
// **Runs on:** any.
func MeasureConfig(config completion.Config) (bytes int) {
	for _, turn := range config.Messages {
		bytes += len(turn.Content)
	}
	return bytes
}
