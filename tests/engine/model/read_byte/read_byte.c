// Reads a byte as C code does.
unsigned char read_byte(const volatile unsigned char *bytes, long index)
{
	return bytes[index];
}
