// Package setup holds the types of its room: the keys, certificates and configuration of a fleet's server.
package setup

import (
	"crypto"
	"crypto/x509"
	"time"
)

// The roles of machines, and the folders of those that have them.
const (
	Members   = "members"
	Gateways  = "gateways"
	Both      = "both" // a member that is a gateway too
	Operators = "operators"
)

// Roles is all roles.
var Roles = []string{Members, Gateways, Both, Operators}

// The files. A machine's folder has KeyFile and AuthorityFile, the server's the other ones.
const (
	KeyFile       = "nkey"
	AuthorityFile = "ca.pem"
	AuthorityKey  = "ca.key"
	ServerFolder  = "server"
	ServerConfig  = "nats.conf"
	ServerCert    = "cert.pem"
	ServerKey     = "key.pem"
)

// Modes of files and folders: nobody else may read them.
const (
	FileMode   = 0o600
	FolderMode = 0o700
)

// Lifetime is how long certificates are good for.
const Lifetime = 10 * 365 * 24 * time.Hour

// Machine is one of the fleet.
type Machine struct {
	Name, Role string
	Public     string // its NKey, as the server knows it
}

// Options is the fleet that is wanted.
type Options struct {
	Folder   string
	Host     string // by which machines reach the server
	Port     int
	Machines []Machine // those that are to be there, beside those that are
}

// Authority signs certificates.
type Authority struct {
	Certificate *x509.Certificate
	Key         crypto.Signer
	PEM         string // the certificate
}
