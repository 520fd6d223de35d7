// Package frame_message frames a message as a client does.
package frame_message

import (
	"encoding/binary"
	"fmt"

	"rkllmd/utils"
)

// FrameMessage puts around message what the framing wants: a newline, headers, or a length.
func FrameMessage(framing utils.Framing, message string) string {
	switch framing {
	case utils.FramingHeader:
		return fmt.Sprintf("Content-Length: %d\r\n\r\n%s", len(message), message)
	case utils.FramingLength:
		return string(binary.LittleEndian.AppendUint32(nil, uint32(len(message)))) + message
	}
	return message + "\n"
}
