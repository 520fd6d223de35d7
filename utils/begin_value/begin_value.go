// Package begin_value reads the first byte of a JSON value.
package begin_value

import "rkllmd/utils"

// BeginValue reads the first byte of a JSON value: s then stands inside the scalar, array or object that it begins.
//
// **Runs on:** any thread. Follows RFC 8259 section 3. Errors: utils.ErrValueExpected, utils.ErrTooDeep.
func BeginValue(s *utils.JSONScanner, c byte) error {
	switch c {
	case '"':
		s.State, s.Name = utils.ScanString, false
	case '{', '[':
		if s.Depth == utils.MaxDepth {
			return utils.ErrTooDeep
		}
		level := &s.Stack[s.Depth/8]
		bit := byte(1) << (s.Depth % 8)
		*level, s.State = *level&^bit, utils.ScanFirstElement
		if c == '{' {
			*level, s.State = *level|bit, utils.ScanFirstName
		}
		s.Depth++
	case '-':
		s.State = utils.ScanMinus
	case '0':
		s.State = utils.ScanZero
	case '1', '2', '3', '4', '5', '6', '7', '8', '9':
		s.State = utils.ScanInteger
	case 't':
		s.State, s.Rest = utils.ScanTrue, 1
	case 'f':
		s.State, s.Rest = utils.ScanFalse, 1
	case 'n':
		s.State, s.Rest = utils.ScanNull, 1
	default:
		return utils.ErrValueExpected
	}
	return nil
}
