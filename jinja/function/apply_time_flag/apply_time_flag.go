// Package apply_time_flag returns a part of a time with its flag.
package apply_time_flag

import "strings"

// ApplyTimeFlag returns a part of a time with its flag: - without zeros, _ with blanks, ^ in capitals.
//
// **Runs on:** any thread.
func ApplyTimeFlag(piece string, flag, letter byte) string {
	digits := strings.TrimLeft(piece, "0 ")
	if digits == "" && piece != "" {
		digits = "0"
	}
	number := strings.IndexByte("CdeFgGHIjklmMsSuUVwWyYf", letter) >= 0
	switch {
	case flag == '-' && number:
		return digits
	case flag == '_' && number:
		return strings.Repeat(" ", len(piece)-len(digits)) + digits
	case flag == '0' && number:
		return strings.Repeat("0", len(piece)-len(digits)) + digits
	case flag == '^':
		return strings.ToUpper(piece)
	case flag == '#' && letter == 'p':
		return strings.ToLower(piece)
	case flag == '#' && strings.IndexByte("aAbBh", letter) >= 0:
		return strings.ToUpper(piece)
	}
	return piece
}
