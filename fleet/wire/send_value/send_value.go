// Package send_value sends a value over a bus.
package send_value

import (
	"encoding/json"

	"rkllmd/fleet"
	"rkllmd/fleet/wire/send_data"
)

// SendValue sends value as JSON, as send_data does.
//
// **Runs on:** any thread.
func SendValue(b *fleet.Bus, subject string, value any) {
	data, err := json.Marshal(value)
	send_data.SendData(b, subject, data, err)
}
