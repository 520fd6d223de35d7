// Package send_data sends bytes over a bus.
package send_data

import (
	"rkllmd/fleet"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// SendData sends data to those who listen to subject, without waiting; err is why there are none. Where it cannot be
// sent, that stands in the log: who misses it asks for it.
//
// **Runs on:** any thread.
func SendData(b *fleet.Bus, subject string, data []byte, err error) {
	if err == nil {
		err = b.Publish(subject, data)
	}
	if err != nil {
		log_message.LogMessage(utils.LevelWarn, "a message of the fleet was not sent", "subject", subject, "reason",
			err)
	}
}
