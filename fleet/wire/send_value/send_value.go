// Package send_value sends a value over a bus.
package send_value

import (
	"encoding/json"

	"rkllmd/fleet"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// SendValue sends value to those who listen to subject, without waiting. Where that cannot be, it stands in the log:
// who misses it asks for it.
//
// **Runs on:** any thread.
func SendValue(b *fleet.Bus, subject string, value any) {
	data, err := json.Marshal(value)
	if err == nil {
		err = b.Publish(subject, data)
	}
	if err != nil {
		log_message.LogMessage(utils.LevelWarn, "a message of the fleet was not sent", "subject", subject, "reason",
			err)
	}
}
