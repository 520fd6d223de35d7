// Package scan holds the types and constants of its room: JSON texts, read byte by byte.
package scan

import (
	"errors"

	"rkllmd/utils"
)

// Between the parts of arrays and objects: what must come next.
const (
	Value        utils.ScanState = iota // a value
	FirstElement                        // a value or ]
	FirstName                           // a member's name or }
	Name                                // a member's name
	Colon                               // :
	Next                                // a comma, or the end of the array or object
)

// Inside a scalar value or a name: everything from String on.
const (
	String    utils.ScanState = iota + 16 // inside a string
	Character                             // within a character of several bytes
	Escape                                // behind its backslash
	Hex                                   // behind its \u
	Half                                  // behind the escape of the first half of a character
	Minus                                 // number: behind the minus
	Zero                                  // behind a leading 0
	Integer                               // within the digits of the integer
	Point                                 // behind the point
	Fraction                              // within the digits of the fraction
	E                                     // behind e
	Sign                                  // behind the sign of the exponent
	Exponent                              // within the digits of the exponent
	True                                  // within a literal; Literals has the words in this order
	False
	Null
)

// Literals is the words of ScanTrue and the states after it.
var Literals = [...]string{"true", "false", "null"}

var ErrValueExpected = errors.New("a value must stand here")

var ErrElementExpected = errors.New("a value or ] must stand here")

var ErrNameOrEnd = errors.New("a member name in double quotes or } must stand here")

var ErrNameExpected = errors.New("a member name in double quotes must stand here")

var ErrColonExpected = errors.New("a colon must follow a member name")

var ErrNextInArray = errors.New("a comma or ] must follow an array's element")

var ErrNextInObject = errors.New("a comma or } must follow a member")

var ErrControl = errors.New("control characters in strings must be escaped")

var ErrEscape = errors.New(`a backslash in a string must be followed by one of "\/bfnrt or u`)

var ErrHex = errors.New(`\u must be followed by four hexadecimal digits`)

var ErrUTF8 = errors.New("strings must be UTF-8")

var ErrCharacter = errors.New("a UTF-8 character that was begun must go on here")

var ErrLiteral = errors.New("the only words are true, false and null")
