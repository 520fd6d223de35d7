// Package server_flood is the test method "flood".
package server_flood

import (
	"bytes"

	"rkllmd/connection/send_to_connection"
	"rkllmd/rkllm"
)

// ServerFlood sends its client lines of 1,000 bytes until that fails, and answers with the error.
func ServerFlood(_ *rkllm.Runtime, job *rkllm.Job) {
	line := append(bytes.Repeat([]byte("x"), 999), '\n')
	for {
		if err := send_to_connection.SendToConnection(job.Conn, line); err != nil {
			job.Result = []byte(`"` + err.Error() + `"`)
			return
		}
	}
}
