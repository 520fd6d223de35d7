// Package finish_stop finishes stopping the daemon.
package finish_stop

import (
	"time"

	"rkllmd/server"
	"rkllmd/server/client/close_all_connections"
	"rkllmd/utils"
	"rkllmd/utils/get_timestamp"
	"rkllmd/utils/log_message"
)

// FinishStop closes the connections that are left and waits until the worker has freed the model, or l.EndAt: a library
// that hangs is left to the system.
//
// **Runs on:** the loop. The loop is at its end. It waits.
func FinishStop(l *server.Loop) {
	close_all_connections.CloseAllConnections(l)
	select {
	case <-l.Runtime.Idle:
	case <-time.After(time.Duration(l.EndAt - get_timestamp.GetTimestamp())):
		log_message.LogMessage(utils.LevelWarn, "the model is still busy and is left to the system", "waited",
			time.Duration(server.ModelTime))
	}
}
