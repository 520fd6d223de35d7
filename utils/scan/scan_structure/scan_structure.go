// Package scan_structure reads one byte between the scalar values of a JSON text.
package scan_structure

import (
	"rkllmd/utils"
	"rkllmd/utils/scan"
	"rkllmd/utils/scan/scan_value"
)

// ScanStructure reads one byte that stands outside strings, numbers and literals and is not white space: a bracket, a
// comma, a colon, or the first byte of a scalar. done: it has ended an array or object.
//
// **Runs on:** any thread. Follows RFC 8259 sections 2, 4 and 5. Errors: utils.ErrTooDeep, or the one that names what
// may stand here.
func ScanStructure(s *utils.JSONScanner, c byte) (done bool, err error) {
	if s.State == scan.Value {
		return false, scan_value.ScanValue(s, c)
	}
	top := s.Depth - 1
	object := s.Stack[top/8]>>(top%8)&1 != 0
	switch {
	case s.State == scan.Colon && c == ':':
		s.State = scan.Value
	case s.State == scan.Colon:
		return false, scan.ErrColonExpected
	case c == '}' && object && s.State != scan.Name, c == ']' && !object:
		s.Depth--
		return true, nil
	case s.State == scan.FirstElement:
		if err = scan_value.ScanValue(s, c); err == scan.ErrValueExpected {
			err = scan.ErrElementExpected
		}
	case c == '"' && object && s.State != scan.Next:
		s.State, s.Name = scan.String, true
	case s.State == scan.FirstName:
		return false, scan.ErrNameOrEnd
	case s.State == scan.Name:
		return false, scan.ErrNameExpected
	case c == ',' && object:
		s.State = scan.Name
	case c == ',':
		s.State = scan.Value
	case object:
		return false, scan.ErrNextInObject
	default:
		return false, scan.ErrNextInArray
	}
	return false, err
}
