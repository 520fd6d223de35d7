// Package scan_structure reads one byte between the scalar values of a JSON text.
package scan_structure

import (
	"rkllmd/utils"
	"rkllmd/utils/begin_value"
)

// ScanStructure reads one byte that stands outside strings, numbers and literals and is not white space: a bracket, a
// comma, a colon, or the first byte of a scalar. done: it has ended an array or object.
//
// **Runs on:** any thread. Follows RFC 8259 sections 2, 4 and 5.
// Errors: utils.ErrTooDeep, or the one that names what may stand here.
func ScanStructure(s *utils.JSONScanner, c byte) (done bool, err error) {
	if s.State == utils.ScanValue {
		return false, begin_value.BeginValue(s, c)
	}
	top := s.Depth - 1
	object := s.Stack[top/8]>>(top%8)&1 != 0
	switch {
	case s.State == utils.ScanColon && c == ':':
		s.State = utils.ScanValue
	case s.State == utils.ScanColon:
		return false, utils.ErrColonExpected
	case c == '}' && object && s.State != utils.ScanName, c == ']' && !object:
		s.Depth--
		return true, nil
	case s.State == utils.ScanFirstElement:
		if err = begin_value.BeginValue(s, c); err == utils.ErrValueExpected {
			err = utils.ErrElementExpected
		}
	case c == '"' && object && s.State != utils.ScanNext:
		s.State, s.Name = utils.ScanString, true
	case s.State == utils.ScanFirstName:
		return false, utils.ErrNameOrEnd
	case s.State == utils.ScanName:
		return false, utils.ErrNameExpected
	case c == ',' && object:
		s.State = utils.ScanName
	case c == ',':
		s.State = utils.ScanValue
	case object:
		return false, utils.ErrNextInObject
	default:
		return false, utils.ErrNextInArray
	}
	return false, err
}
