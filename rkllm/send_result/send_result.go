// Package send_result sends one message of a stream.
package send_result

import (
	"slices"
	"unsafe"

	"rkllmd/connection/send_to_connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/convert_rkllm_result_to_json"
	"rkllmd/utils"
	"rkllmd/utils/create_frame"
)

// SendResult sends what a result callback was given to the client of its run, in the envelope of c. When the send
// fails, c.Broken is set and nothing is sent from then on.
//
// **Runs on:** the runtime's callback thread. **Holds:** nothing; send_to_connection takes Connection.Mu. Follows
// docs/protocols/jsonrpc-socket.md, "Streaming response format".
func SendResult(c *rkllm.CallbackContext, results unsafe.Pointer, state int32) {
	if c.Broken {
		return
	}
	message := append(slices.Grow(c.Buffer[:0], utils.HeadRoom)[:utils.HeadRoom], c.Prefix...)
	message = convert_rkllm_result_to_json.ConvertRkllmResultToJSON(message, c.Layout, results, c.NBatch, state)
	message = append(message, c.Suffix...)
	c.Buffer = slices.Grow(message, 1) // for the newline of the frame
	c.Broken = send_to_connection.SendToConnection(c.Conn, create_frame.CreateFrame(c.Buffer, c.Framing)) != nil
}
