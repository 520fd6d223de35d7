// Package scan_value reads the first byte of a JSON value.
package scan_value

import (
	"rkllmd/utils"
	"rkllmd/utils/scan"
)

// ScanValue reads the first byte of a JSON value: s then stands inside the scalar, array or object that it begins.
//
// **Runs on:** any thread. Follows RFC 8259 section 3. Errors: utils.ErrValueExpected, utils.ErrTooDeep.
func ScanValue(s *utils.JSONScanner, c byte) error {
	switch c {
	case '"':
		s.State, s.Name = scan.String, false
	case '{', '[':
		if s.Depth == utils.MaxDepth {
			return utils.ErrTooDeep
		}
		level := &s.Stack[s.Depth/8]
		bit := byte(1) << (s.Depth % 8)
		*level, s.State = *level&^bit, scan.FirstElement
		if c == '{' {
			*level, s.State = *level|bit, scan.FirstName
		}
		s.Depth++
	case '-':
		s.State = scan.Minus
	case '0':
		s.State = scan.Zero
	case '1', '2', '3', '4', '5', '6', '7', '8', '9':
		s.State = scan.Integer
	case 't':
		s.State, s.Rest = scan.True, 1
	case 'f':
		s.State, s.Rest = scan.False, 1
	case 'n':
		s.State, s.Rest = scan.Null, 1
	default:
		return scan.ErrValueExpected
	}
	return nil
}
