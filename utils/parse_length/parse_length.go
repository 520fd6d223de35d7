// Package parse_length reads the length before a message.
package parse_length

import (
	"encoding/binary"

	"rkllmd/utils"
	"rkllmd/utils/describe_excess"
)

// ParseLength reads the unsigned 32-bit little-endian length before a message into s.Length. FrameIncomplete with
// Consumed 4 means that it has. FrameEmpty: a length of 0; FrameFatal: of more than s.Max.
//
// **Runs on:** one thread at a time. It is the owner of s. Follows docs/protocols/jsonrpc-socket.md, "Messages".
func ParseLength(s *utils.FrameState, input []byte) utils.Frame {
	if len(input) < 4 {
		return utils.Frame{}
	}
	length := int(binary.LittleEndian.Uint32(input))
	switch {
	case length == 0:
		return utils.Frame{Status: utils.FrameEmpty,
			Reason: "a length prefix of 0: every message has at least one byte"}
	case length > s.Max:
		return utils.Frame{Status: utils.FrameFatal, Reason: describe_excess.DescribeExcess(s, length)}
	}
	s.Length = length
	return utils.Frame{Consumed: 4}
}
